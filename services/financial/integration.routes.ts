import { agreementSettingsRouter } from './agreement-settings/agreement-settings.routes.ts'
import type { BankPorts } from './banks/bank-logos.ts'
import { banksRouter } from './banks/banks.routes.ts'
import { catalogsRouter } from './settings/catalogs.routes.ts'
import type { TemplatePorts } from './templates/templates.queries.ts'
import { templatesRouter } from './templates/templates.routes.ts'

/** The financial part of the integration module's contract, which the financial service implements. */
export const financialBranches = (ports: BankPorts & TemplatePorts) => ({
  ...banksRouter(ports),
  ...agreementSettingsRouter(ports),
  ...catalogsRouter(ports.pool),
  templates: templatesRouter(ports),
})
