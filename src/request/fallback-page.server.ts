import { html } from 'hono/html'
import { negotiateLocale } from '../i18n/negotiate-locale.ts'

const words = {
  'unknown-hostname': {
    status: 404,
    'pt-BR': ['Endereço desconhecido', 'Nenhuma instituição está registrada neste endereço. Confira se o digitou certo.'],
    en: ['Unknown address', 'No institution is registered at this address. Check that you typed it correctly.'],
    es: ['Dirección desconocida', 'Ninguna institución está registrada en esta dirección. Revisa que esté bien escrita.'],
  },
  unavailable: {
    status: 503,
    'pt-BR': ['O portal está fora do ar', 'Tente de novo em alguns minutos. Nada do que você fez se perdeu.'],
    en: ['The portal is down', 'Try again in a few minutes. Nothing you did was lost.'],
    es: ['El portal no está disponible', 'Inténtalo de nuevo en unos minutos. No se perdió nada de lo que hiciste.'],
  },
} as const

export async function fallbackPage(request: Request, what: keyof typeof words): Promise<Response> {
  const locale = negotiateLocale(null, null, request.headers.get('accept-language'))
  const [title, text] = words[what][locale]
  const page =
    await html`<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
  return new Response(String(page), {
    status: words[what].status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
