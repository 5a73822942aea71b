import { implement } from '@orpc/server'
import { integrationContract } from '#api/integration.ts'
import { mayManageTemplates } from '#api/permissions.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { administrator } from '../access/administrator.ts'
import { createTemplate, listTemplates, readTemplate, removeTemplate, type TemplatePorts, updateTemplate } from './templates.queries.ts'

const manager = (context: ServiceContext) => administrator(context, mayManageTemplates)

/** Implements the templates of the integration module's contract, by which documents are drawn. */
export function templatesRouter(ports: TemplatePorts) {
  const { templates } = implement(integrationContract).$context<ServiceContext>()
  return {
    list: templates.list.handler(({ context, input }) => listTemplates(ports, manager(context), input.document)),
    get: templates.get.handler(({ context, input }) => readTemplate(ports, manager(context), input.templateId, input.version)),
    create: templates.create.handler(({ context, input }) => createTemplate(ports, manager(context), input)),
    update: templates.update.handler(({ context, input }) => updateTemplate(ports, manager(context), input)),
    remove: templates.remove.handler(({ context, input }) => removeTemplate(ports, manager(context), input.templateId)),
  }
}
