export const receipt = (debts) => ({
  paymentId: '7c0f1f6e-2f0a-4c43-9b52-0d3a4de0a001',
  receiptNumber: '2026-00000123',
  institutionName: 'Universidade Aurora, Campus Norte',
  institutionTaxId: '48120357000130',
  payerName: 'Conceição Brandão',
  payerTaxId: '***.982.247-**',
  method: 'pix',
  amount: 122_635 * debts,
  creditAmount: 0,
  late: false,
  paidAt: '2026-11-05T02:30:00Z',
  endToEndId: 'E99999999202611050230abcdef01234',
  debts: Array.from({ length: debts }, (_, nth) => ({
    debtId: nth + 1,
    type: 'service',
    description: `Débito número ${nth + 1}`,
    competency: '2026-10-01',
    dueDate: '2026-11-10',
    registration: '202310482',
    course: 'Engenharia Civil',
    amount: 122_635,
    lines: [],
  })),
})

const paragraph =
  'A instituição prestará ao estudante os serviços educacionais do curso contratado, de acordo com o seu regimento, o calendário acadêmico e a legislação em vigor, cabendo ao estudante o pagamento das parcelas nas datas e nos valores aqui estabelecidos, sob pena de multa e juros.'

export const contract = (clauses) => ({
  contractId: 1,
  enrollmentId: 1,
  number: '2026-000001',
  year: 2026,
  period: 2,
  status: 'waitingAcceptance',
  effectiveDate: '2026-07-01',
  endDate: '2026-12-31',
  acceptedAt: null,
  course: 'Engenharia Civil',
  registration: '202310482',
  institutionName: 'Universidade Aurora, Campus Norte',
  acceptance: null,
  offered: {
    contentId: 1,
    hash: 'a'.repeat(64),
    offeredAt: '2026-06-01T12:00:00Z',
    content: {
      language: 'pt-BR',
      title: 'Contrato de prestação de serviços educacionais',
      sections: Array.from({ length: clauses }, (_, nth) => ({ heading: `${nth + 1}. Cláusula`, paragraphs: [paragraph, paragraph] })),
    },
  },
})
