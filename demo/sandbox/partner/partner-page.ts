import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { chooseLanguage } from '../../../services/identity/sign-in-pages/words.ts'
import { mailboxPageStyle } from '../mailbox/mailbox-page-style.ts'
import { pageFrame } from '../page-frame.ts'

/** On the same site as the portal that it embeds: browsers withhold cookies from frames of other sites. */
export const partnerHostname = 'parceiro.ipe.localhost'
export const getPartner = 'ipe.localhost'

const partnerWords = {
  'pt-BR': {
    title: 'Site de um parceiro',
    about: 'Esta página faz de conta que é o site de um parceiro da Faculdade Ipê e mostra nela uma página do portal.',
    signIn: 'Para ver os pagamentos, entre no portal neste navegador:',
    frame: 'Pagamentos da Faculdade Ipê',
  },
  en: {
    title: 'A partner’s site',
    about: 'This page pretends to be the site of a partner of Faculdade Ipê and shows a page of the portal in itself.',
    signIn: 'To see payments, sign in to the portal in this browser:',
    frame: 'Payments of Faculdade Ipê',
  },
  es: {
    title: 'Sitio de un socio',
    about: 'Esta página finge ser el sitio de un socio de Faculdade Ipê y muestra en ella una página del portal.',
    signIn: 'Para ver los pagos, entra al portal en este navegador:',
    frame: 'Pagos de Faculdade Ipê',
  },
}

/** A site that embeds a page of the portal (docs/requirements/shell.md, section 2). */
export function partnerPage({ prefix, portalUrl }: { prefix: `/${string}`; portalUrl: (hostname: string) => string }): Hono {
  const app = new Hono({ strict: false }).basePath(prefix)
  app.get('/', (context) => page(context, portalUrl(getPartner)))
  return app
}

function page(context: Context, portal: string) {
  const language = chooseLanguage(context.req.header('accept-language'))
  const words = partnerWords[language]
  const nonce = crypto.randomUUID()
  const { origin } = new URL(portal)
  context.header('cache-control', 'no-store')
  context.header(
    'content-security-policy',
    `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src data:; frame-ancestors 'none'`,
  )
  return context.html(
    pageFrame({
      language,
      title: words.title,
      style: mailboxPageStyle,
      nonce,
      body: html`<h1>${words.title}</h1>
        <p>${words.about}</p>
        <p>${words.signIn} <a href="${portal}/">${portal}/</a></p>
        <script type="module" src="${portal}/financial/payments/script" data-title="${words.frame}"></script>`,
    }),
  )
}
