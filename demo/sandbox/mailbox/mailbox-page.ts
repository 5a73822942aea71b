import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { appConfig } from '#config'
import { chooseLanguage } from '../../../services/identity/sign-in-pages/words.ts'
import type { DeliveredMail, Mailbox } from './mailbox.ts'
import { mailboxPageStyle } from './mailbox-page-style.ts'
import { type Fragment, pageFrame } from '../page-frame.ts'

const mailboxWords = {
  'pt-BR': {
    title: 'Caixa de correio da demonstração',
    about: 'Aqui ficam os e-mails e os SMS que o portal enviaria. Nenhum sai desta máquina.',
    search: 'Endereço ou número do destinatário',
    find: 'Procurar',
    empty: 'Nenhuma mensagem para este destinatário ainda.',
    back: 'Todas as mensagens',
    to: 'Para',
    sentAt: 'Enviado em',
    asText: 'Como texto',
    asHtml: 'Como a pessoa vê',
  },
  en: {
    title: 'Mailbox of the demonstration',
    about: 'The emails and text messages that the portal would send are kept here. None leaves this machine.',
    search: 'Address or number of the recipient',
    find: 'Search',
    empty: 'No message for this recipient yet.',
    back: 'All messages',
    to: 'To',
    sentAt: 'Sent on',
    asText: 'As text',
    asHtml: 'As the person sees it',
  },
  es: {
    title: 'Buzón de la demostración',
    about: 'Aquí quedan los correos y los SMS que el portal enviaría. Ninguno sale de esta máquina.',
    search: 'Dirección o número del destinatario',
    find: 'Buscar',
    empty: 'Todavía no hay mensajes para este destinatario.',
    back: 'Todos los mensajes',
    to: 'Para',
    sentAt: 'Enviado el',
    asText: 'Como texto',
    asHtml: 'Como lo ve la persona',
  },
} as const

export interface MailboxPageOptions {
  mailbox: Mailbox
  prefix: `/${string}`
}

type Language = keyof typeof mailboxWords

/** Mailbox of the demo. For demonstration and tests only: anyone with access reads all mail. */
export function mailboxPage({ mailbox, prefix }: MailboxPageOptions): Hono {
  const app = new Hono({ strict: false }).basePath(prefix)
  app.get('/', async (context) => {
    const language = getLanguage(context)
    const to = context.req.query('to') ?? ''
    return answer(context, {
      language,
      title: mailboxWords[language].title,
      body: list(await mailbox.latest(to), { language, to, prefix }),
    })
  })
  app.get('/:id', async (context) => {
    const mail = await mailbox.find(context.req.param('id'))
    if (!mail) return context.notFound()
    const language = getLanguage(context)
    return answer(context, { language, title: mail.subject, body: letter(mail, { language, prefix }) })
  })
  app.get('/:id/html', async (context) => {
    const mail = await mailbox.find(context.req.param('id'))
    if (!mail) return context.notFound()
    context.header('cache-control', 'no-store')
    // Allows only the mail's own styles, like a mail client.
    context.header(
      'content-security-policy',
      `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'self'`,
    )
    return context.html(mail.html)
  })
  return app
}

const getLanguage = (context: Context): Language => chooseLanguage(context.req.header('accept-language'))

function answer(context: Context, { language, title, body }: { language: Language; title: string; body: Fragment }) {
  const nonce = crypto.randomUUID()
  context.header('cache-control', 'no-store')
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'`,
  )
  return context.html(pageFrame({ language, title, style: mailboxPageStyle, nonce, body }))
}

function list(mails: readonly DeliveredMail[], { language, to, prefix }: { language: Language; to: string; prefix: string }): Fragment {
  const words = mailboxWords[language]
  return html`<h1>${words.title}</h1>
    <p>${words.about}</p>
    <form method="get" action="${prefix}">
      <label for="to">${words.search}</label>
      <input id="to" name="to" type="search" value="${to}" autocomplete="off" autocapitalize="none" spellcheck="false" />
      <button type="submit">${words.find}</button>
    </form>
    ${mails.length === 0 ? html`<p>${words.empty}</p>` : html`<ul>${mails.map((mail) => entry(mail, language, prefix))}</ul>`}`
}

function entry({ id, subject, to, sentAt }: DeliveredMail, language: Language, prefix: string): Fragment {
  return html`<li>
    <a href="${prefix}/${id}">${subject}</a>
    <span>${to} · ${time(sentAt, language)}</span>
  </li>`
}

function letter({ id, subject, to, sentAt, text }: DeliveredMail, { language, prefix }: { language: Language; prefix: string }): Fragment {
  const words = mailboxWords[language]
  return html`<p><a href="${prefix}">${words.back}</a></p>
    <h1>${subject}</h1>
    <dl>
      <dt>${words.to}</dt>
      <dd>${to}</dd>
      <dt>${words.sentAt}</dt>
      <dd>${time(sentAt, language)}</dd>
    </dl>
    <h2>${words.asText}</h2>
    <pre>${withLinks(text)}</pre>
    <h2>${words.asHtml}</h2>
    <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${prefix}/${id}/html" title="${words.asHtml}"></iframe>`
}

function withLinks(text: string): Fragment[] {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

function time(at: Date, language: Language): Fragment {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium', timeZone: appConfig.defaultTimeZone })
  return html`<time datetime="${at.toISOString()}">${format.format(at)}</time>`
}
