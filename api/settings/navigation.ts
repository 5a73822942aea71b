import { z } from 'zod'
import { localizedText } from '../locales.ts'
import { profile } from '../principal.ts'
import { entityId } from '../shared.ts'

export const permissionRequirement = z.object({
  audience: z.string().min(1),
  /** All are required; an empty list requires nothing. */
  permissions: z.array(z.string().min(1)),
})
export type PermissionRequirement = z.infer<typeof permissionRequirement>

/** A main menu item or a page below one (docs/requirements/shell.md, section 3, navigation feature). */
export const navigationFeature = z.object({
  id: entityId,
  description: localizedText,
  icon: z.string().nullable(),
  webRoute: z.string().nullable(),
  /** Base path of its pages when different from the route. */
  endpoint: z.string().nullable(),
  featureParentId: entityId.nullable(),
  menuVisibility: z.boolean(),
  group: localizedText.nullable(),
  /** Empty means everyone. */
  profiles: z.array(profile),
  grant: permissionRequirement.nullable(),
  /** The institution's feature that enables it; null for always. */
  featureAlias: z.string().nullable(),
})
export type NavigationFeature = z.infer<typeof navigationFeature>
