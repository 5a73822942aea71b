import { createServerFn } from '@tanstack/react-start'
import { institutionFromWire, ratesToWire } from '#api/financial/financial-settings-calls.ts'
import { ratesQuestion, settingCreation, settingUpdate } from '#api/financial/financial-settings.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Returns the institutions of the context with their settings, and the choices for these. */
export const listFinancialSettings = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { financial, integration } = context.upstream
    const [{ today, results }, statuses, methods, places] = await Promise.all([
      financial.settings.administration(),
      integration.debtStatus(),
      integration.paymentMethods(),
      integration.paymentPlaces(),
    ])
    return {
      today,
      institutions: results.map(institutionFromWire),
      choices: { statuses: statuses.results, methods: methods.results, places: places.results },
    }
  })

/** Returns the read-only lists: those of the institution's own system, names of discounts and additions, closed days, currency. */
export const listFinancialCatalogs = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { financial, integration } = context.upstream
    const [types, statuses, methods, places, events, settings, features] = await Promise.all([
      integration.debtTypes(),
      integration.debtStatus(),
      integration.paymentMethods(),
      integration.paymentPlaces(),
      integration.events(),
      financial.settings.list({}),
      integration.featureSettings(),
    ])
    return {
      types: types.results.map(({ type }) => type),
      statuses: statuses.results,
      methods: methods.results,
      places: places.results,
      events: events.results,
      institutions: settings.results.map(({ institutionId, institutionName, holidays }) => ({ institutionId, institutionName, holidays })),
      currency: features.results[0]?.currency ?? null,
    }
  })

export const previewFinancialRates = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ratesQuestion)
  .handler(({ context, data }) => context.upstream.financial.settings.preview(ratesToWire(data)))

export const addFinancialSetting = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(settingCreation)
  .handler(async ({ context, data }) =>
    institutionFromWire(await context.upstream.financial.settings.create({ ...data, content: ratesToWire(data.content) })),
  )

export const saveFinancialSetting = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(settingUpdate)
  .handler(async ({ context, data }) =>
    institutionFromWire(await context.upstream.financial.settings.update({ ...data, content: ratesToWire(data.content) })),
  )
