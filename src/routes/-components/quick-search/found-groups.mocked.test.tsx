import { expect, it } from 'vitest'
import {
  mayEditRequestTypes,
  mayManageBanks,
  mayManageRequests,
  mayManageTemplates,
  mayReadDebts,
  mayReadReports,
  mayReviewDocuments,
} from '#api/permissions.ts'
import { search } from './testing/search.tsx'

const slipOf = 'Boleto de Mensalidade de dezembro de 2026'

it.each([
  ['boleto', slipOf],
  ['bolleto', slipOf],
  ['segunda via do boleto', slipOf],
  ['segunda via', slipOf],
  ['2a via', slipOf],
  ['2ª via do boleto', slipOf],
  ['2 via boleto', slipOf],
  ['código de barras', slipOf],
  ['pix', slipOf],
  ['pagar com pix', slipOf],
  ['quanto eu devo', slipOf],
  ['quanto tenho que pagar', slipOf],
  ['como pago', slipOf],
  ['onde eu pago?', slipOf],
  ['quero pagar', slipOf],
  ['pagar', slipOf],
  ['mensalidade atrasada', 'Mensalidade de outubro de 2026'],
  ['boleto vencido', 'Mensalidade de outubro de 2026'],
  ['outubro', 'Mensalidade de outubro de 2026'],
  ['1.250,00', slipOf],
  ['1250', slipOf],
  ['pagamentos', 'Pagamentos'],
  ['mensalidade', 'Mensalidade de outubro de 2026'],
  ['mens', 'Mensalidade de outubro de 2026'],
  ['pagar mensalidade', slipOf],
  ['desconto', 'Pagamentos'],
  ['cartão', 'Pagar com Pix, boleto ou cartão'],
  ['cartao de credito', 'Pagar com Pix, boleto ou cartão'],
  ['recibo', 'Recibos'],
  ['comprovante de pagamento', 'Recibos'],
  ['já paguei', 'Recibos'],
  ['negociar divida', 'Negociar débitos vencidos'],
  ['negociar', 'Negociar débitos vencidos'],
  ['parcelar mensalidade', 'Negociar débitos vencidos'],
  ['acordo', 'Acordos'],
  ['imposto', 'Imposto de renda'],
  ['imposto de renda', 'Imposto de renda'],
  ['imopsto', 'Imposto de renda'],
  ['irpf', 'Imposto de renda'],
  ['nota fiscal', 'Notas fiscais'],
  ['extrato', 'Histórico de pagamentos'],
  ['contrato', 'Contratos'],
  ['contraste', 'Preto no branco'],
  ['modo escuro', 'Escuro'],
  ['notas', 'Situação acadêmica'],
  ['minhas notas', 'Situação acadêmica'],
  ['notas e faltas', 'Situação acadêmica'],
  ['faltas', 'Situação acadêmica'],
  ['boletim', 'Situação acadêmica'],
  ['historico escolar', 'Histórico escolar'],
  ['histórico', 'Histórico escolar'],
  ['horas complementares', 'Atividades complementares'],
  ['enviar certificado', 'Entregar certificado'],
  ['atestado', 'Emitir declaração de matrícula'],
  ['atestado de matricula', 'Emitir declaração de matrícula'],
  ['declaração', 'Emitir declaração de matrícula'],
  ['declaração de matrícula', 'Emitir declaração de matrícula'],
  ['comprovante de matricula', 'Emitir declaração de matrícula'],
  ['enviar comprovante', 'Enviar: '],
  ['mandar documento', 'Enviar: '],
  ['enviar documento', 'Enviar: '],
  ['entregar documentos', 'Enviar: '],
  ['documento recusado', 'Enviar: '],
  ['rg', 'Documentos'],
  ['comprovante de residencia', 'Enviar: Comprovante de residência'],
  ['documentos', 'Documentos'],
  ['trancar matricula', 'Pedir: Trancamento de matrícula'],
  ['trancamento', 'Pedir: Trancamento de matrícula'],
  ['trancar a faculdade', 'Pedir: Trancamento de matrícula'],
  ['estagio', 'Pedir: Termo de compromisso de estágio'],
  ['revisao de nota', 'Pedir: Revisão de nota'],
  ['mudar de curso', 'Pedir: Mudança de curso'],
  ['novo requerimento', 'Novo requerimento'],
  ['protocolo', 'Protocolos e requerimentos'],
  ['secretaria', 'Requerimentos'],
  ['rematricula', 'Rematrícula'],
  ['renovar matrícula', 'Rematrícula'],
  ['horário de aula', 'Rematrícula'],
  ['carteirinha', 'Carteira de estudante'],
  ['carterinha', 'Carteira de estudante'],
  ['mudar senha', 'Trocar senha'],
  ['esqueci minha senha', 'Trocar senha'],
  ['sehna', 'Trocar senha'],
  ['senha', 'Trocar senha'],
  ['foto', 'Minha conta'],
  ['mudar meu endereço', 'Dados pessoais'],
  ['atualizar cadastro', 'Dados pessoais'],
  ['telefone', 'Dados pessoais'],
  ['meu pai vai pagar', 'Quem pode pagar por mim'],
  ['falar com alguém', 'Fale com a Aurora'],
  ['ajuda', 'Fale com a Aurora'],
  ['whatsapp', 'Fale com a Aurora'],
  ['sair', 'Sair'],
  ['inglês', 'English'],
  ['avisos', 'Notificações'],
  ['queria trancar a minha faculdade', 'Pedir: Trancamento de matrícula'],
  ['ouvidoria', 'Ouvidoria'],
  ['privacidade', 'Privacidade'],
  ['email', 'Dados pessoais'],
  ['e-mail', 'Dados pessoais'],
  ['multa', 'Pagamentos'],
  ['juros', 'Pagamentos'],
  ['provas', 'Situação acadêmica'],
  ['apagar conta', 'Minha conta'],
  ['letra maior', 'Minha conta'],
  ['fonte grande', 'Minha conta'],
  ['imprimir boleto', slipOf],
  ['bolto', slipOf],
  ['rematricula 2027', 'Rematrícula'],
  ['minha carteirinha não abre', 'Carteira de estudante'],
  ['onde vejo minhas notas', 'Situação acadêmica'],
  ['nota', 'Situação acadêmica'],
  ['reembolso', 'Pedir: Restituição de valores'],
  ['devolução', 'Pedir: Restituição de valores'],
  ['trancar curso', 'Pedir: Trancamento de matrícula'],
  ['trancar o curso', 'Pedir: Trancamento de matrícula'],
  ['desistir do curso', 'Pedir: Trancamento de matrícula'],
  ['cancelar matrícula', 'Pedir: Trancamento de matrícula'],
  ['pagos', 'Recibos'],
  ['boletos pagos', 'Recibos'],
  ['quitado', 'Recibos'],
  ['logout', 'Sair'],
  ['carnê', slipOf],
  ['dois fatores', 'Minha conta'],
  ['cancelamento', 'Requerimentos'],
  ['transferencia', 'Requerimentos'],
  ['coeficiente', 'Situação acadêmica'],
  ['nfe', 'Notas fiscais'],
  ['tcc', 'Requerimentos'],
])('a student who types %j finds %j first', (query, first) => {
  expect(search(query, 'STUDENT', 'pt-BR')[0]?.title).toContain(first)
})

const finance = [mayReadDebts, mayManageBanks, mayReadReports, mayManageTemplates]
const office = [mayManageRequests, mayEditRequestTypes, mayReviewDocuments]

it.each([
  [finance, '', 'Débitos vencidos há mais de 90 dias'],
  [finance, 'inadimplentes', 'Débitos'],
  [finance, 'recibo', 'Recebimentos'],
  [finance, 'previsao', 'Previsão de recebimento'],
  [finance, 'conciliacao', 'Conciliação bancária'],
  [finance, 'cnab', 'Arquivos bancários'],
  [finance, 'informe anual', 'Informe anual'],
  [finance, 'negociar', 'Acordos'],
  [office, '', 'Requerimentos atribuídos a mim'],
  [office, 'trancamento', 'Trancamento de matrícula'],
  [office, 'declaracao de matricula', 'Declaração de matrícula'],
  [office, 'aprovar documento', 'Análise de documentos'],
  [office, 'atrasados', 'Requerimentos atrasados'],
])('staff with %j who type %j find %j first', (grants, query, first) => {
  expect(search(query, 'OPERATION', 'pt-BR', grants)[0]?.title).toBe(first)
})

it.each([
  ['notas e faltas', 'Também: notas e faltas'],
  ['boletim', 'Também: boletim'],
  ['informe de rendimentos', 'Também: informe de rendimentos'],
  ['situação acadêmica', ''],
  ['acordo', ''],
])('says by which other name %j was found', (query, reason) => {
  expect(search(query, 'STUDENT', 'pt-BR')[0]?.description).toBe(reason)
})

it.each(['2026-048475', '202310999', 'maria oliveira', 'xyzzy'])('finds nothing of a student by %j', (query) => {
  expect(search(query, 'STUDENT', 'pt-BR')).toEqual([])
})

it('finds all of a part of the menu by its title', () => {
  const titles = search('financeiro', 'STUDENT', 'pt-BR').map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Pagamentos', 'Acordos', 'Contratos', 'Notas fiscais', 'Histórico de pagamentos']))
})

it('offers no debt whose card is under review as one to pay', () => {
  expect(search('diploma', 'STUDENT', 'pt-BR')[0]).toMatchObject({ title: 'Diploma', description: 'Cartão em análise' })
  expect(search('boleto', 'STUDENT', 'pt-BR').map(({ title }) => title)).not.toContain('Diploma')
})
