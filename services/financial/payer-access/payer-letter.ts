import type { AppLocale } from '#api/locales.ts'
import type { PayerPermission } from '#api/financial/payer-access.ts'
import { dateWords } from '../../platform/documents/document-formats.ts'
import type { Letter } from '../../users/mails/letters.ts'

/** What letters about an access may say, in words; nothing else of the student. */
interface Facts {
  student: string
  email: string
  /** What the payer may do. */
  allowed: string
  /** Last day. */
  until: string | null
}

type Text = Pick<Letter, 'subject' | 'opening' | 'closing'>
type Texts<Kind extends string> = Record<Kind, (facts: Facts) => Text>

interface PayerWords {
  hello: string
  permissions: Record<PayerPermission, string>
  enter: string
  link: Text
  payer: Texts<'invited' | 'changed' | 'ended' | 'revoked'>
  see: string
  student: Texts<'changed' | 'ended' | 'revoked' | 'declined'>
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
    enter: 'Abrir os pagamentos',
    link: {
      subject: 'Seu link para os pagamentos',
      opening: 'Você pediu um link para a página de pagamentos. Ele vale por 30 minutos e só uma vez.',
      closing: 'Não repasse este link: quem o abre entra no seu lugar. Se você não pediu, ignore este e-mail.',
    },
    payer: {
      invited: ({ student, allowed, until }) => ({
        subject: `${student} deu a você acesso aos pagamentos`,
        opening: `${student} permite que você acompanhe os pagamentos do curso por este e-mail. Você pode ${allowed}${until ? `, até ${until}` : ''}. O link abaixo vale por 24 horas e só uma vez; depois, peça outro na mesma página, com este e-mail.`,
        closing:
          'Não é preciso ter conta nem senha. Se você não conhece esta pessoa, ignore este e-mail, ou abra a página e encerre o acesso.',
      }),
      changed: ({ student, allowed, until }) => ({
        subject: `${student} mudou o seu acesso aos pagamentos`,
        opening: `Nos pagamentos de ${student}, você agora pode ${allowed}${until ? `, até ${until}` : ''}.`,
        closing: 'O acesso que outros alunos deram a você continua igual.',
      }),
      ended: ({ student, until }) => ({
        subject: 'O prazo do seu acesso aos pagamentos terminou',
        opening: `Seu acesso aos pagamentos de ${student} valia até ${until}. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
        closing: 'Para continuar, peça um novo prazo a quem deu o acesso.',
      }),
      revoked: ({ student }) => ({
        subject: `${student} encerrou o seu acesso aos pagamentos`,
        opening: `Você não vê mais os pagamentos de ${student}. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
        closing: 'O acesso que outros alunos deram a você continua igual.',
      }),
    },
    see: 'Ver quem tem acesso',
    student: {
      changed: ({ email, allowed, until }) => ({
        subject: 'Acesso aos seus pagamentos alterado',
        opening: `A partir de agora ${email} pode ${allowed}${until ? `, até ${until}` : ''}.`,
        closing: 'Se não foi você, troque a sua senha e fale com a instituição.',
      }),
      ended: ({ email, until }) => ({
        subject: 'O prazo de um acesso aos seus pagamentos terminou',
        opening: `${email} podia ver os seus pagamentos até ${until}, e agora não vê mais. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
        closing: 'Para dar mais prazo, altere o último dia na página de quem tem acesso.',
      }),
      revoked: ({ email }) => ({
        subject: 'Acesso aos seus pagamentos encerrado',
        opening: `${email} não vê mais os seus pagamentos. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
        closing: 'Se não foi você, troque a sua senha e fale com a instituição.',
      }),
      declined: ({ email }) => ({
        subject: 'Uma pessoa deixou de ter acesso aos seus pagamentos',
        opening: `${email} encerrou o próprio acesso e não vê mais os seus pagamentos. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
        closing: 'Se você ainda precisa da ajuda desta pessoa, fale com ela e convide de novo.',
      }),
    },
  },
  en: {
    hello: 'Hello.',
    permissions: {
      debts: 'see what is due',
      pay: 'pay',
      receipts: 'see the receipts',
      history: 'see the history of late payments',
    },
    enter: 'Open the payments',
    link: {
      subject: 'Your link to the payments',
      opening: 'You asked for a link to the payments page. It works for 30 minutes, and only once.',
      closing: 'Do not pass this link on: whoever opens it takes your place. If you did not ask for it, ignore this email.',
    },
    payer: {
      invited: ({ student, allowed, until }) => ({
        subject: `${student} gave you access to payments`,
        opening: `${student} lets you follow the payments of their course with this email address. You can ${allowed}${until ? `, until ${until}` : ''}. The link below works for 24 hours, and only once; after that, ask for another one on the same page, with this address.`,
        closing:
          'You need no account and no password. If you do not know this person, ignore this email, or open the page and end the access.',
      }),
      changed: ({ student, allowed, until }) => ({
        subject: `${student} changed your access to payments`,
        opening: `In the payments of ${student}, you can now ${allowed}${until ? `, until ${until}` : ''}.`,
        closing: 'The access that other students gave you stays the same.',
      }),
      ended: ({ student, until }) => ({
        subject: 'Your access to payments has expired',
        opening: `Your access to the payments of ${student} was valid until ${until}. Bank slips and Pix codes that were already made stay valid until they expire.`,
        closing: 'To keep the access, ask the student to extend it.',
      }),
      revoked: ({ student }) => ({
        subject: `${student} ended your access to payments`,
        opening: `You no longer see the payments of ${student}. Bank slips and Pix codes that were already made stay valid until they expire.`,
        closing: 'The access that other students gave you stays the same.',
      }),
    },
    see: 'See who has access',
    student: {
      changed: ({ email, allowed, until }) => ({
        subject: 'Access to your payments changed',
        opening: `From now on ${email} can ${allowed}${until ? `, until ${until}` : ''}.`,
        closing: 'If it was not you, change your password and contact the institution.',
      }),
      ended: ({ email, until }) => ({
        subject: 'An access to your payments has expired',
        opening: `${email} could see your payments until ${until}, and no longer does. Bank slips and Pix codes that were already made stay valid until they expire.`,
        closing: 'To extend the access, change its last day on the page of who has access.',
      }),
      revoked: ({ email }) => ({
        subject: 'Access to your payments ended',
        opening: `${email} no longer sees your payments. Bank slips and Pix codes that were already made stay valid until they expire.`,
        closing: 'If it was not you, change your password and contact the institution.',
      }),
      declined: ({ email }) => ({
        subject: 'Somebody gave up access to your payments',
        opening: `${email} ended their own access and no longer sees your payments. Bank slips and Pix codes that were already made stay valid until they expire.`,
        closing: 'If you still need their help, talk to them and invite them again.',
      }),
    },
  },
  es: {
    hello: 'Hola:',
    permissions: {
      debts: 'ver lo que está pendiente',
      pay: 'pagar',
      receipts: 'ver los recibos',
      history: 'ver el historial de atrasos',
    },
    enter: 'Abrir los pagos',
    link: {
      subject: 'Tu enlace a los pagos',
      opening: 'Pediste un enlace a la página de pagos. Vale por 30 minutos y solo una vez.',
      closing: 'No compartas este enlace: quien lo abre entra en tu lugar. Si no lo pediste, ignora este correo.',
    },
    payer: {
      invited: ({ student, allowed, until }) => ({
        subject: `${student} te dio acceso a los pagos`,
        opening: `${student} te permite seguir los pagos de su carrera con este correo. Puedes ${allowed}${until ? `, hasta el ${until}` : ''}. El enlace de abajo vale por 24 horas y solo una vez; después, pide otro en la misma página, con este correo.`,
        closing:
          'No necesitas cuenta ni contraseña. Si no conoces a esta persona, ignora este correo, o abre la página y termina el acceso.',
      }),
      changed: ({ student, allowed, until }) => ({
        subject: `${student} cambió tu acceso a los pagos`,
        opening: `En los pagos de ${student}, ahora puedes ${allowed}${until ? `, hasta el ${until}` : ''}.`,
        closing: 'El acceso que te dieron otros alumnos sigue igual.',
      }),
      ended: ({ student, until }) => ({
        subject: 'El plazo de tu acceso a los pagos terminó',
        opening: `Tu acceso a los pagos de ${student} valía hasta el ${until}. Los boletos y códigos Pix ya generados siguen siendo válidos hasta su vencimiento.`,
        closing: 'Para continuar, pide un nuevo plazo a quien te dio el acceso.',
      }),
      revoked: ({ student }) => ({
        subject: `${student} terminó tu acceso a los pagos`,
        opening: `Ya no ves los pagos de ${student}. Los boletos y códigos Pix ya generados siguen siendo válidos hasta su vencimiento.`,
        closing: 'El acceso que te dieron otros alumnos sigue igual.',
      }),
    },
    see: 'Ver quién tiene acceso',
    student: {
      changed: ({ email, allowed, until }) => ({
        subject: 'Acceso a tus pagos modificado',
        opening: `Desde ahora ${email} puede ${allowed}${until ? `, hasta el ${until}` : ''}.`,
        closing: 'Si no fuiste tú, cambia tu contraseña y comunícate con la institución.',
      }),
      ended: ({ email, until }) => ({
        subject: 'El plazo de un acceso a tus pagos terminó',
        opening: `${email} podía ver tus pagos hasta el ${until}, y ya no los ve. Los boletos y códigos Pix ya generados siguen siendo válidos hasta su vencimiento.`,
        closing: 'Para dar más plazo, cambia el último día en la página de quién tiene acceso.',
      }),
      revoked: ({ email }) => ({
        subject: 'Acceso a tus pagos terminado',
        opening: `${email} ya no ve tus pagos. Los boletos y códigos Pix ya generados siguen siendo válidos hasta su vencimiento.`,
        closing: 'Si no fuiste tú, cambia tu contraseña y comunícate con la institución.',
      }),
      declined: ({ email }) => ({
        subject: 'Una persona dejó de tener acceso a tus pagos',
        opening: `${email} terminó su propio acceso y ya no ve tus pagos. Los boletos y códigos Pix ya generados siguen siendo válidos hasta su vencimiento.`,
        closing: 'Si todavía necesitas la ayuda de esta persona, habla con ella e invítala de nuevo.',
      }),
    },
  },
}

export interface AccessFacts {
  studentName: string
  email: string
  permissions: readonly PayerPermission[]
  endsOn: string | null
}

const getFacts = (locale: AppLocale, { studentName, email, permissions, endsOn }: AccessFacts): Facts => ({
  student: studentName,
  email,
  allowed: new Intl.ListFormat(locale).format(permissions.map((permission) => words[locale].permissions[permission])),
  until: endsOn && dateWords(endsOn, locale),
})

/** To whoever owns the address. */
export function payerLetter(locale: AppLocale, kind: keyof PayerWords['payer'], access: AccessFacts, url: string): Letter {
  const { hello, enter, payer } = words[locale]
  return { greeting: hello, ...payer[kind](getFacts(locale, access)), action: { label: enter, url } }
}

/** To the student whose payments they are. */
export function studentLetter(locale: AppLocale, kind: keyof PayerWords['student'], access: AccessFacts, url: string): Letter {
  const { hello, see, student } = words[locale]
  return { greeting: hello, ...student[kind](getFacts(locale, access)), action: { label: see, url } }
}

export function payerLinkLetter(locale: AppLocale, url: string): Letter {
  const { hello, link, enter } = words[locale]
  return { greeting: hello, ...link, action: { label: enter, url } }
}
