import type { AppLocale } from '#api/locales.ts'
import type { PayerPermission } from '#api/financial/payer-access.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { dateWords } from '../../platform/documents/document-formats.ts'
import type { Letter } from '../../users/mails/letters.ts'
import { localized } from '../../platform/i18n/localized.ts'

/** The facts that letters about an access may state; nothing else about the student. */
interface Facts {
  student: string
  email: string
  /** What the payer may do. */
  allowed: string
  /** Last day of the access; null if unlimited. */
  until: string | null
}

const words = localized({
  hello: msg`Olá.`,
  permissions: {
    debts: msg`ver o que está em aberto`,
    pay: msg`pagar`,
    receipts: msg`ver os recibos`,
    history: msg`ver o histórico de atrasos`,
  },
  enter: msg`Abrir os pagamentos`,
  link: {
    subject: msg`Seu link para os pagamentos`,
    opening: msg`Você pediu um link para a página de pagamentos. Ele vale por 30 minutos e só uma vez.`,
    closing: msg`Não repasse este link: quem o abre entra no seu lugar. Se você não pediu, ignore este e-mail.`,
  },
  payer: {
    invited: ({ student, allowed, until }: Facts) => ({
      subject: msg`${{ student }} deu a você acesso aos pagamentos`,
      opening: msg`${{ student }} permite que você acompanhe os pagamentos do curso por este e-mail. Você pode ${{ allowed }}${{ lastDay: until ? msg`, até ${{ until }}` : null }}. O link abaixo vale por 24 horas e só uma vez; depois, peça outro na mesma página, com este e-mail.`,
      closing: msg`Não é preciso ter conta nem senha. Se você não conhece esta pessoa, ignore este e-mail, ou abra a página e encerre o acesso.`,
    }),
    changed: ({ student, allowed, until }: Facts) => ({
      subject: msg`${{ student }} mudou o seu acesso aos pagamentos`,
      opening: msg`Nos pagamentos de ${{ student }}, você agora pode ${{ allowed }}${{ lastDay: until ? msg`, até ${{ until }}` : null }}.`,
      closing: msg`O acesso que outros alunos deram a você continua igual.`,
    }),
    ended: ({ student, until }: Facts) => ({
      subject: msg`O prazo do seu acesso aos pagamentos terminou`,
      opening: msg`Seu acesso aos pagamentos de ${{ student }} valia até ${{ until }}. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
      closing: msg`Para continuar, peça um novo prazo a quem deu o acesso.`,
    }),
    revoked: ({ student }: Facts) => ({
      subject: msg`${{ student }} encerrou o seu acesso aos pagamentos`,
      opening: msg`Você não vê mais os pagamentos de ${{ student }}. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
      closing: msg`O acesso que outros alunos deram a você continua igual.`,
    }),
  },
  see: msg`Ver quem tem acesso`,
  student: {
    changed: ({ email, allowed, until }: Facts) => ({
      subject: msg`Acesso aos seus pagamentos alterado`,
      opening: msg`A partir de agora ${{ email }} pode ${{ allowed }}${{ lastDay: until ? msg`, até ${{ until }}` : null }}.`,
      closing: msg`Se não foi você, troque a sua senha e fale com a instituição.`,
    }),
    ended: ({ email, until }: Facts) => ({
      subject: msg`O prazo de um acesso aos seus pagamentos terminou`,
      opening: msg`${{ email }} podia ver os seus pagamentos até ${{ until }}, e agora não vê mais. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
      closing: msg`Para dar mais prazo, altere o último dia na página de quem tem acesso.`,
    }),
    revoked: ({ email }: Facts) => ({
      subject: msg`Acesso aos seus pagamentos encerrado`,
      opening: msg`${{ email }} não vê mais os seus pagamentos. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
      closing: msg`Se não foi você, troque a sua senha e fale com a instituição.`,
    }),
    declined: ({ email }: Facts) => ({
      subject: msg`Uma pessoa deixou de ter acesso aos seus pagamentos`,
      opening: msg`${{ email }} encerrou o próprio acesso e não vê mais os seus pagamentos. Boletos e códigos Pix já gerados continuam válidos até o vencimento.`,
      closing: msg`Se você ainda precisa da ajuda desta pessoa, fale com ela e convide de novo.`,
    }),
  },
})

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

/** Writes the letter to the owner of the address. */
export function payerLetter(locale: AppLocale, kind: keyof (typeof words)['en']['payer'], access: AccessFacts, url: string): Letter {
  const { hello, enter, payer } = words[locale]
  return { greeting: hello, ...payer[kind](getFacts(locale, access)), action: { label: enter, url } }
}

/** Writes the letter to the student whose payments are concerned. */
export function studentLetter(locale: AppLocale, kind: keyof (typeof words)['en']['student'], access: AccessFacts, url: string): Letter {
  const { hello, see, student } = words[locale]
  return { greeting: hello, ...student[kind](getFacts(locale, access)), action: { label: see, url } }
}

export function payerLinkLetter(locale: AppLocale, url: string): Letter {
  const { hello, link, enter } = words[locale]
  return { greeting: hello, ...link, action: { label: enter, url } }
}
