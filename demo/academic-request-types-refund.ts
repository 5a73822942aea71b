import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { choice, condition, equals, field, optional, paragraphs, redirect, step, words } from './academic-request-parts.ts'

export const refund: RequestDefinition = {
  name: words('Restituição de valores', 'Refund', 'Devolución de importes'),
  summary: words(
    'Receba de volta o que pagou a mais, em duplicidade ou por um serviço cancelado.',
    'Get back what you overpaid, paid twice or paid for a canceled service.',
    'Recupera lo que pagaste de más, por duplicado o por un servicio cancelado.',
  ),
  category: 'financial',
  cost: 0,
  limitOfDays: 20,
  terms: paragraphs({
    'pt-BR': [
      'O valor é devolvido na conta informada, em até cinco dias úteis depois de deferido. Débitos vencidos podem ser descontados dele.',
      'Pagamentos com cartão são devolvidos no próprio cartão.',
      'A conta deve estar em seu nome ou no de quem pagou.',
    ],
    en: [
      'The amount is refunded to the account given, within five business days of being granted. Overdue debts may be deducted from it.',
      'Card payments are refunded to the card.',
      'The account has to be in your name or in that of whoever paid.',
    ],
    es: [
      'El importe se devuelve en la cuenta indicada, hasta cinco días hábiles después de concedido. Las deudas vencidas pueden descontarse de él.',
      'Los pagos con tarjeta se devuelven en la propia tarjeta.',
      'La cuenta debe estar a tu nombre o al de quien pagó.',
    ],
  }),
  audience: { statuses: ['active', 'locked', 'dropped', 'concluded', 'canceled'], courses: [] },
  rules: [],
  form: {
    steps: [
      step(
        'payment',
        words('Pagamento', 'Payment', 'Pago'),
        'account',
        [
          choice('why', words('Motivo', 'Reason', 'Motivo'), [
            ['twice', words('Paguei duas vezes', 'I paid twice', 'Pagué dos veces')],
            ['more', words('Paguei a mais', 'I overpaid', 'Pagué de más')],
            ['canceled', words('O serviço foi cancelado', 'The service was canceled', 'El servicio se canceló')],
          ]),
          field('amount', 'float', words('Valor, em reais', 'Amount, in reais', 'Importe, en reales')),
          field('paidOn', 'date', words('Data do pagamento', 'Date of payment', 'Fecha del pago')),
          field('receipt', 'file', words('Comprovante', 'Receipt', 'Comprobante'), { maximum: 5 }),
        ],
        {
          redirects: [
            redirect(cancelStep, condition('amount', 'LESS_THAN_OR_EQUAL_TO', 0)),
            redirect('large', condition('amount', 'GREATER_THAN', 5000)),
          ],
        },
      ),
      step('large', words('Valor acima de R$ 5.000,00', 'Amount above R$ 5,000.00', 'Importe superior a R$ 5.000,00'), 'account', [
        field(
          'statement',
          'file',
          words('Extrato do dia do pagamento', 'Bank statement of the day of payment', 'Extracto del día del pago'),
          {
            maximum: 3,
          },
        ),
      ]),
      step(
        'account',
        words('Conta para a devolução', 'Account for the refund', 'Cuenta para la devolución'),
        finalStep,
        [
          choice('holder', words('A conta é de quem?', 'Whose account is it?', '¿De quién es la cuenta?'), [
            ['self', words('Minha', 'Mine', 'Mía')],
            ['payer', words('De quem pagou por mim', 'Of whoever paid for me', 'De quien pagó por mí')],
          ]),
          field('bank', 'short-string', words('Código do banco', 'Bank code', 'Código del banco'), {
            rules: ['numbers', 'three-digits'],
            maximum: 3,
            hint: words('Três números, como 001 ou 237.', 'Three digits, such as 001 or 237.', 'Tres números, como 001 o 237.'),
          }),
          field('branch', 'short-string', words('Agência, sem dígito', 'Branch, without check digit', 'Sucursal, sin dígito'), {
            rules: ['numbers'],
            maximum: 4,
          }),
          field('accountNumber', 'short-string', words('Conta, com dígito', 'Account, with check digit', 'Cuenta, con dígito'), {
            rules: ['no-spaces', 'three-digits'],
            maximum: 15,
          }),
          choice('accountKind', words('Tipo de conta', 'Kind of account', 'Tipo de cuenta'), [
            ['checking', words('Corrente', 'Checking', 'Corriente')],
            ['savings', words('Poupança', 'Savings', 'Ahorro')],
          ]),
        ],
        { redirects: [redirect('payer', equals('holder', 'payer'))] },
      ),
      step('payer', words('Quem pagou', 'Who paid', 'Quién pagó'), finalStep, [
        field('payerName', 'short-string', words('Nome completo', 'Full name', 'Nombre completo'), { rules: ['no-numbers'] }),
        field('payerTaxId', 'short-string', words('CPF', 'CPF', 'CPF'), { rules: ['cpf'] }),
        field('payerEmail', 'short-string', words('E-mail', 'E-mail', 'Correo electrónico'), { ...optional, rules: ['email'] }),
      ]),
    ],
  },
}
