import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pickErrors } from './contract-errors.ts'

/** A way to talk to the institution from any page (docs/requirements/shell.md, section 3, `Support setting`). */
export const supportSetting = z.object({
  type: z.enum(['blip', 'whatsapp']),
  position: z.enum(['bottom_left', 'bottom_right', 'top_left', 'top_right']),
  title: z.string().max(80),
  subtitle: z.string().max(120).nullable(),
  /** Of WhatsApp: with `+` and country, or of Brazil without. */
  cellphone: z.string().max(30).nullable(),
  /** What the person's first message says, to change before it is sent. */
  message: z.string().max(1000).nullable(),
  /** Of Blip. */
  template: z
    .object({
      appKey: z.string().min(1),
      color: z.string().regex(/^#[0-9a-f]{6}$/i),
      /** Where the chat itself lives; Blip's own when there is none. */
      customCommonUrl: z.url({ protocol: /^https$/ }).nullable(),
    })
    .nullable(),
  /** Who answers: the setting is shown where one of these was announced. */
  sectors: z.array(z.object({ sector: z.object({ alias: z.string().min(1) }) })),
})
export type SupportSetting = z.infer<typeof supportSetting>

/** What an institution set for all its features. */
export const featureSetting = z.object({
  /** ISO 4217. */
  currency: z.string().length(3),
})

/** Integration module (docs/requirements/shell.md, section 7). */
export const integrationContract = {
  supportSettings: oc
    .route({ method: 'GET', path: '/support-settings', summary: "Ways to talk to the caller's tenant" })
    .errors(pickErrors('UNAUTHORIZED'))
    .output(z.object({ results: z.array(supportSetting) })),
  featureSettings: oc
    .route({ method: 'GET', path: '/feature-settings', summary: "Settings of the caller's tenant; the first result gives the currency" })
    .errors(pickErrors('UNAUTHORIZED'))
    .output(z.object({ results: z.array(featureSetting) })),
}
