import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SearchEntry } from './search-entries.ts'

type Words = { [Kind in keyof Pick<SearchEntry, 'called' | 'keywords'>]?: MessageDescriptor }

/** Other names of a page and what people look for there, by path below the base path. */
const pageWords: Readonly<Record<string, Words>> = {
  '/financial/payments': {
    called: msg`débitos, meus débitos`,
    keywords: msg`pagar, boleto, 2ª via do boleto, segunda via, pix, cartão de crédito, parcelar no cartão, mensalidade, mensalidade atrasada, bolsa, desconto, promoção, campanha, fatura, dívida, quanto devo, o que devo, parcela, vencimento, recibo, comprovante, pagamento em aberto, multa, juros`,
  },
  '/financial/agreements': {
    called: msg`acordo, parcelamento`,
    keywords: msg`negociar dívida, renegociar, renegociação, negociação, parcelar dívida, fazer um acordo, débito vencido, proposta de acordo, nome sujo`,
  },
  '/financial/contracts': { keywords: msg`contrato da faculdade, assinar, assinatura, aceitar, aceite, contrato de matrícula` },
  '/financial/invoices': { called: msg`nota fiscal, NFS-e, NF-e, NFe, NFSe` },
  '/financial/report-income': {
    called: msg`informe de pagamentos, IRPF, informe de rendimentos`,
    keywords: msg`declaração de imposto de renda, declaração para receita federal, gastos com educação, quitação anual, declaração de quitação`,
  },
  '/financial/statement': { called: msg`extrato, extrato financeiro`, keywords: msg`saldo, movimentos, tudo que paguei` },
  '/financial/reminders': { keywords: msg`lembrete, aviso de vencimento, agenda, datas de vencimento, parar de receber e-mail` },
  '/financial/payers': {
    called: msg`responsável financeiro`,
    keywords: msg`pai, mãe, responsável, empresa, pagador, outra pessoa pagar, convidar quem paga, compartilhar`,
  },
  '/academic-situation': {
    called: msg`notas, nota, notas e faltas, boletim`,
    keywords: msg`faltas, frequência, presença, histórico, disciplinas, matérias, média, grade curricular, quanto falta para formar, horas complementares, carga horária, CR, coeficiente de rendimento, prova, provas, meu curso, RA`,
  },
  '/enrollment-documents': {
    keywords: msg`enviar documento, entregar documento, anexar documento, mandar documento, enviar comprovante, documentos pendentes, documento recusado, RG, CPF, diploma, certidão, comprovante de residência`,
  },
  '/my-requests': {
    called: msg`secretaria, solicitação`,
    keywords: msg`requerimento, protocolo, pedir documento, declaração, atestado, pedido, reclamação, andamento do pedido, reembolso, restituição, cancelamento, transferência, TCC, trabalho de conclusão`,
  },
  '/reenrollments': {
    called: msg`matrícula, renovar matrícula`,
    keywords: msg`cancelar matrícula, desistir, escolher disciplinas, horário, grade de horários, horário de aula, turma, próximo semestre`,
  },
  '/enrollment-student-cards': {
    called: msg`carteirinha, carteira estudantil`,
    keywords: msg`foto da carteirinha, meia-entrada, identidade estudantil, cartão de estudante, crachá, QR code`,
  },
  '/update-data': {
    called: msg`meus dados, atualizar cadastro, e-mail, mudar e-mail`,
    keywords: msg`endereço, mudar endereço, telefone, celular, e-mail, cadastro, CPF, nome social, estado civil, CEP`,
  },
  '/my-account': {
    called: msg`meu perfil, configurações, foto, foto de perfil`,
    keywords: msg`trocar senha, nome social, e-mail, celular, idioma, tema, aparência, acessibilidade, tamanho da letra, letra maior, fonte maior, fonte grande, apagar conta, excluir conta, fuso horário, dispositivos, chave de acesso, confirmação em duas etapas, dois fatores, autenticação em dois fatores, segurança, login`,
  },
  '/notifications': { called: msg`avisos, mensagens`, keywords: msg`alertas, novidades` },
  '/financial/banks': { keywords: msg`conta bancária, agência, banco, convênio, carteira` },
  '/financial/settings': { keywords: msg`multa, juros, taxa, forma de pagamento, desconto` },
  '/financial/agreement-settings': { keywords: msg`plano de parcelamento, regra de negociação, entrada mínima, desconto do acordo` },
  '/financial/template': {
    keywords: msg`modelo de boleto, modelo de recibo, modelo de contrato, modelo de informe, imposto de renda, PDF, layout`,
  },
  '/financial/bank-files': { keywords: msg`CNAB, retorno, remessa, conciliação, arquivo do banco` },
  '/financial/reports': { keywords: msg`inadimplência, recebido, previsão, a receber, faturamento, painel, indicadores` },
  '/financial/received-payments': {
    called: msg`pagamentos recebidos`,
    keywords: msg`recebimento, pago, baixa, recibo, comprovante, Pix, cartão, estorno, reembolso`,
  },
  '/financial/payer-settings': { keywords: msg`responsável financeiro, pagador` },
  '/personal-data': {
    called: msg`alunos, cadastro de alunos`,
    keywords: msg`aluno, candidato, endereço, telefone, e-mail, CPF, matrícula, atualizar cadastro`,
  },
  '/document-reviews': {
    keywords: msg`aprovar documento, recusar documento, documentos enviados, histórico, diploma, certidão, comprovante, RG, CPF`,
  },
  '/requests': {
    keywords: msg`requerimento, protocolo, fila, atendimento, balcão, declaração, histórico, diploma, pedido, trancamento`,
  },
  '/impersonation': {
    called: msg`personificar, acessar como aluno, entrar como aluno`,
    keywords: msg`ajudar aluno, ver como o aluno vê, simular`,
  },
  '/announcements': { called: msg`comunicado, aviso`, keywords: msg`recado, mensagem aos alunos, enviar e-mail, informar` },
  '/reenrollment-office': {
    keywords: msg`rematrícula, turma, vaga, grade, horário, docente, professor, sala, lista de espera, disciplina, período letivo`,
  },
  '/request-types': { keywords: msg`formulário, prazo, taxa, criar requerimento` },
  '/academic-situation/certificates': { keywords: msg`horas complementares, atividades complementares, aprovar certificado` },
  '/enrollment-student-cards/photos': { keywords: msg`foto da carteirinha, aprovar foto` },
  '/enrollment-student-cards/gate': { keywords: msg`carteirinha, QR code, portaria, entrada, catraca` },
  '/second-factor-resets': { keywords: msg`segundo fator, código, celular perdido, autenticador, aluno sem acesso` },
}

/** Words for staff, for paths that show them a different page. */
const staffWords: Readonly<Record<string, Words>> = {
  '/financial/payments': {
    called: msg`inadimplentes, devedores`,
    keywords: msg`dívida, cobrança, inadimplência, mensalidade, boleto, vencido, aluno devedor`,
  },
  '/financial/agreements': { called: msg`acordo, negociação`, keywords: msg`renegociar, parcelamento, dívida` },
}

export const wordsOfPage = (path: string, isStaff: boolean): Words => (isStaff && staffWords[path]) || pageWords[path] || {}
