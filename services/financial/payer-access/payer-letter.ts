import type { AppLocale } from '#api/locales.ts'
import type { PayerPermission } from '#api/payer-access.ts'
import { dateWords } from '../../platform/documents/document-formats.ts'

interface PayerWords {
  hello: string
  permissions: Record<PayerPermission, string>
  invited: (student: string, allowed: string, until: string | null) => { subject: string; opening: string }
  enter: string
  invitedClosing: string
  link: { subject: string; opening: string; closing: string }
  revoked: (student: string) => { subject: string; opening: string; label: string; closing: string }
  revokedByYou: (email: string) => { subject: string; opening: string; label: string; closing: string }
}

const words: Record<AppLocale, PayerWords> = {
  'pt-BR': {
    hello: 'Olá.',
    permissions: {
      debts: 'ver o que está em aberto',
      pay: 'pagar',
      receipts: 'ver os recibos',
      history: 'ver o histórico de atrasos',
    },
    invited: (student, allowed, until) => ({
      subject: `${student} deu a você acesso aos pagamentos`,
      opening: `${student} permite que você acompanhe os pagamentos do curso por este e-mail. Você pode ${allowed}${until ? `, até ${until}` : ''}. O link abaixo vale por 24 horas e só uma vez; depois, peça outro na mesma página, com este e-mail.`,
    }),
    enter: 'Abrir os pagamentos',
    invitedClosing: 'Não é preciso ter conta nem senha. Se você não conhece esta pessoa, ignore este e-mail.',
    link: {
      subject: 'Seu link para os pagamentos',
      opening: 'Você pediu um link para a página de pagamentos. Ele vale por 30 minutos e só uma vez.',
      closing: 'Não repasse este link: quem o abre entra no seu lugar. Se você não pediu, ignore este e-mail.',
    },
    revoked: (student) => ({
      subject: `${student} encerrou o seu acesso aos pagamentos`,
      opening: `Você não vê mais os pagamentos de ${student}. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
      label: 'Abrir os pagamentos',
      closing: 'O acesso que outros alunos deram a você continua igual.',
    }),
    revokedByYou: (email) => ({
      subject: 'Acesso aos seus pagamentos encerrado',
      opening: `${email} não vê mais os seus pagamentos. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
      label: 'Ver quem tem acesso',
      closing: 'Se não foi você, troque a sua senha e fale com a instituição.',
    }),
  },
  en: {
    hello: 'Hello.',
    permissions: {
      debts: 'see what is due',
      pay: 'pay',
      receipts: 'see the receipts',
      history: 'see the history of late payments',
    },
    invited: (student, allowed, until) => ({
      subject: `${student} gave you access to payments`,
      opening: `${student} lets you follow the payments of their course with this email address. You can ${allowed}${until ? `, until ${until}` : ''}. The link below works for 24 hours, and only once; after that, ask for another one on the same page, with this address.`,
    }),
    enter: 'Open the payments',
    invitedClosing: 'You need no account and no password. If you do not know this person, ignore this email.',
    link: {
      subject: 'Your link to the payments',
      opening: 'You asked for a link to the payments page. It works for 30 minutes, and only once.',
      closing: 'Do not pass this link on: whoever opens it takes your place. If you did not ask for it, ignore this email.',
    },
    revoked: (student) => ({
      subject: `${student} ended your access to payments`,
      opening: `You no longer see the payments of ${student}. Bank slips and Pix codes that were already made stay valid until they expire.`,
      label: 'Open the payments',
      closing: 'The access that other students gave you stays the same.',
    }),
    revokedByYou: (email) => ({
      subject: 'Access to your payments ended',
      opening: `${email} no longer sees your payments. Bank slips and Pix codes that were already made stay valid until they expire.`,
      label: 'See who has access',
      closing: 'If it was not you, change your password and contact the institution.',
    }),
  },
  es: {
    hello: 'Hola:',
    permissions: {
      debts: 'ver lo que está pendiente',
      pay: 'pagar',
      receipts: 'ver los recibos',
      history: 'ver el historial de atrasos',
    },
    invited: (student, allowed, until) => ({
      subject: `${student} te dio acceso a los pagos`,
      opening: `${student} te permite seguir los pagos de su carrera con este correo. Puedes ${allowed}${until ? `, hasta el ${until}` : ''}. El enlace de abajo vale por 24 horas y solo una vez; después, pide otro en la misma página, con este correo.`,
    }),
    enter: 'Abrir los pagos',
    invitedClosing: 'No necesitas cuenta ni contraseña. Si no conoces a esta persona, ignora este correo.',
    link: {
      subject: 'Tu enlace a los pagos',
      opening: 'Pediste un enlace a la página de pagos. Vale por 30 minutos y solo una vez.',
      closing: 'No compartas este enlace: quien lo abre entra en tu lugar. Si no lo pediste, ignora este correo.',
    },
    revoked: (student) => ({
      subject: `${student} terminó tu acceso a los pagos`,
      opening: `Ya no ves los pagos de ${student}. Los boletos y códigos Pix ya generados siguen siendo válidos hasta su vencimiento.`,
      label: 'Abrir los pagos',
      closing: 'El acceso que te dieron otros alumnos sigue igual.',
    }),
    revokedByYou: (email) => ({
      subject: 'Acceso a tus pagos terminado',
      opening: `${email} ya no ve tus pagos. Los boletos y códigos Pix ya generados siguen siendo válidos hasta su vencimiento.`,
      label: 'Ver quién tiene acceso',
      closing: 'Si no fuiste tú, cambia tu contraseña y comunícate con la institución.',
    }),
  },
}

export interface InvitedPayer {
  studentName: string
  permissions: readonly PayerPermission[]
  endsOn: string | null
}

export function invitedLetter(locale: AppLocale, { studentName, permissions, endsOn }: InvitedPayer, url: string) {
  const { hello, permissions: names, invited, enter, invitedClosing } = words[locale]
  const allowed = new Intl.ListFormat(locale).format(permissions.map((permission) => names[permission]))
  return {
    greeting: hello,
    ...invited(studentName, allowed, endsOn && dateWords(endsOn, locale)),
    action: { label: enter, url },
    closing: invitedClosing,
  }
}

export function payerLinkLetter(locale: AppLocale, url: string) {
  const { hello, link, enter } = words[locale]
  return { greeting: hello, ...link, action: { label: enter, url } }
}

export function revokedLetter(locale: AppLocale, to: { student: string } | { payerEmail: string }, url: string) {
  const { hello, revoked, revokedByYou } = words[locale]
  const { label, ...text } = 'student' in to ? revoked(to.student) : revokedByYou(to.payerEmail)
  return { greeting: hello, ...text, action: { label, url } }
}
