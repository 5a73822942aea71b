import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names that people have for a page of theirs. By path below the base path. */
export const pageCalled: Readonly<Record<string, MessageDescriptor>> = {
  '/academic-situation': msg`notas`,
}

/** What people look for on a page, besides its name. By path below the base path. */
const pageKeywords: Readonly<Record<string, MessageDescriptor>> = {
  '/financial/payments': msg`pagar boleto pix cartão mensalidade bolsa fatura dívida débito parcela vencimento segunda via 2ª via recibo comprovante desconto campanha promoção`,
  '/financial/agreements': msg`negociar negociação renegociar parcelar parcelamento acordo dívida`,
  '/financial/contracts': msg`contrato assinar assinatura aceitar aceite`,
  '/financial/invoices': msg`nota fiscal nfe nfs-e`,
  '/financial/report-income': msg`imposto de renda irpf informe de rendimentos declaração receita`,
  '/financial/statement': msg`extrato saldo movimentos recibo comprovante`,
  '/financial/reminders': msg`lembrete aviso calendário vencimento`,
  '/financial/payers': msg`responsável pai mãe empresa pagador convidar`,
  '/academic-situation': msg`boletim faltas histórico disciplinas média certificado horas atividades complementares`,
  '/enrollment-documents': msg`enviar entregar anexar mandar documento rg cpf diploma certidão comprovante`,
  '/my-requests': msg`requerimento protocolo secretaria declaração atestado solicitação pedir`,
  '/reenrollments': msg`rematrícula cancelar desistir matrícula disciplinas horário turma próximo semestre`,
  '/enrollment-student-cards': msg`carteirinha carteira foto meia-entrada`,
  '/update-data': msg`endereço telefone e-mail cadastro cpf nome social`,
  '/my-account': msg`trocar mudar senha perfil foto nome social e-mail celular idioma tema aparência acessibilidade dispositivos chave de acesso`,
  '/notifications': msg`avisos mensagens`,
  '/financial/banks': msg`conta agência banco`,
  '/financial/settings': msg`multa juros taxa forma de pagamento`,
  '/financial/agreement-settings': msg`plano de parcelamento negociação regra`,
  '/financial/template': msg`modelo boleto recibo contrato informe imposto de renda documento pdf`,
  '/financial/bank-files': msg`cnab retorno remessa conciliação arquivo`,
  '/financial/reports': msg`inadimplência recebido previsão a receber faturamento`,
  '/financial/received-payments': msg`recebimento pago baixa recibo comprovante pix cartão estorno`,
  '/financial/payer-settings': msg`responsável pagador`,
  '/personal-data': msg`aluno candidato cadastro endereço telefone e-mail cpf matrícula`,
  '/document-reviews': msg`documento aprovar recusar análise histórico diploma certidão comprovante rg cpf`,
  '/requests': msg`requerimento protocolo fila atendimento balcão declaração histórico diploma pedido`,
  '/impersonation': msg`personificar ajudar aluno`,
  '/announcements': msg`comunicado mensagem aviso recado enviar e-mail`,
  '/reenrollment-office': msg`rematrícula turma vaga grade horário docente sala lista de espera disciplina período`,
  '/request-types': msg`formulário tipo de requerimento prazo taxa`,
  '/academic-situation/certificates': msg`horas atividades complementares certificado`,
  '/enrollment-student-cards/photos': msg`foto carteirinha aprovar`,
  '/enrollment-student-cards/gate': msg`carteirinha qr portaria entrada catraca`,
  '/second-factor-resets': msg`segundo fator código celular perdido autenticador`,
}

/** Where the same path is another page for them. */
const staffKeywords: Readonly<Record<string, MessageDescriptor>> = {
  '/financial/payments': msg`dívida cobrança inadimplente mensalidade boleto vencido aluno devedor`,
  '/financial/agreements': msg`negociação renegociar parcelamento acordo dívida`,
}

export const keywordsOf = (isStaff: boolean) => (isStaff ? { ...pageKeywords, ...staffKeywords } : pageKeywords)
