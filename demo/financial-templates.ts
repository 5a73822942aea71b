import type pg from 'pg'
import type { IncomeTemplate, ReportTemplate, SlipTemplate } from '#api/financial/template-content.ts'
import { startingTemplates } from '../services/financial/templates/starting-templates.ts'
import { createTemplate, updateTemplate } from '../services/financial/templates/templates.queries.ts'
import type { Clock } from '../services/platform/clock.ts'
import { inTenant } from '../services/platform/database.ts'

const { 'income-report': income, 'bank-slip': slip } = startingTemplates

const reportWithGuidance: IncomeTemplate = {
  ...income,
  title: {
    'pt-BR': 'Informe de pagamentos de {baseYear}',
    en: 'Statement of payments of {baseYear}',
    es: 'Informe de pagos de {baseYear}',
  },
  blocks: [
    ...income.blocks.slice(0, -1),
    {
      type: 'heading',
      text: { 'pt-BR': 'Na sua declaração', en: 'In your tax return', es: 'En tu declaración' },
    },
    {
      type: 'text',
      text: {
        'pt-BR': 'Informe o total pago a {corporateName}, CNPJ {beneficiaryTaxId}, na ficha Pagamentos Efetuados, código 01.',
        en: 'Enter the total paid to {corporateName}, tax ID {beneficiaryTaxId}, under payments made, code 01.',
        es: 'Indica el total pagado a {corporateName}, CNPJ {beneficiaryTaxId}, en pagos efectuados, código 01.',
      },
    },
    income.blocks.at(-1)!,
  ],
}

const slipWithInstructions: SlipTemplate = {
  ...slip,
  blocks: [
    ...slip.blocks,
    {
      type: 'text',
      look: 'note',
      text: {
        'pt-BR': 'Dúvidas sobre este boleto? Fale com o financeiro de {corporateName} e informe o nosso número {ourNumber}.',
        en: 'Questions about this slip? Contact the finance office of {corporateName} and give our number {ourNumber}.',
        es: '¿Dudas sobre este boleto? Habla con el área financiera de {corporateName} e indica nuestro número {ourNumber}.',
      },
    },
  ],
  instructions: [
    { 'pt-BR': 'Não receber em cheque.', en: 'Do not accept cheques.', es: 'No recibir en cheque.' },
    {
      'pt-BR': 'Receber somente o valor do documento, {amount}.',
      en: 'Accept only the amount of the document, {amount}.',
      es: 'Recibir solo el importe del documento, {amount}.',
    },
  ],
}

interface DemoTemplate {
  institutionId: number
  name: string
  note: string
  content: ReportTemplate
  isUsed: boolean
}

/** The demo's templates by tenant, with the person who saved them. */
export const demoTemplates: Readonly<Record<number, { userId: number; templates: readonly DemoTemplate[] }>> = {
  1: {
    userId: 1101,
    templates: [
      {
        institutionId: 12,
        name: 'Boleto com instruções do caixa',
        note: 'Instruções do caixa e contato do financeiro',
        content: slipWithInstructions,
        isUsed: true,
      },
      {
        institutionId: 11,
        name: 'Informe com orientação para a declaração',
        note: 'Onde informar os valores na declaração',
        content: reportWithGuidance,
        isUsed: false,
      },
    ],
  },
  2: {
    userId: 2104,
    templates: [
      {
        institutionId: 21,
        name: 'Informe da Ipê',
        note: 'Onde informar os valores na declaração',
        content: reportWithGuidance,
        isUsed: true,
      },
      { institutionId: 21, name: 'Boleto da Ipê', note: 'Instruções do caixa', content: slipWithInstructions, isUsed: false },
    ],
  },
}

/**
 * One template that documents are printed by and one that nobody uses yet, each with the version that it began with. Only where there is
 * none; that they fit is tested, for it takes longer than all the rest.
 */
export async function seedTemplates({ pool, clock }: { pool: pg.Pool; clock: Clock }, tenantId: number): Promise<void> {
  const demo = demoTemplates[tenantId]
  const known = await inTenant(pool, tenantId, ({ client }) => client.query('select from financial.document_template limit 1'))
  if (!demo || known.rowCount !== 0) return
  const manager = { tenantId, institutionId: null, userId: demo.userId }
  const weeksAgo = (weeks: number): Clock => ({ now: () => new Date(clock.now().getTime() - weeks * 7 * 86_400_000) })
  const createPorts = (at: Clock) => ({ pool, clock: at, findPerson: async () => null, fits: async () => true })
  for (const { institutionId, name, note, content, isUsed } of demo.templates) {
    const { templateId, revision } = await createTemplate(createPorts(weeksAgo(6)), manager, {
      institutionId,
      document: content.document,
      name,
    })
    await updateTemplate(createPorts(weeksAgo(5)), manager, {
      templateId,
      revision,
      source: JSON.stringify(content),
      note,
      ...(isUsed && { use: 2 }),
    })
  }
}
