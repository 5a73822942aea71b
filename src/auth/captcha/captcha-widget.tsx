import { useEffect, useRef } from 'react'
import { captchaProviders, type CaptchaProviderName } from '#api/identity/captcha-providers.ts'

interface WidgetApi {
  ready?(callback: () => void): void
  render(place: HTMLElement, options: Record<string, unknown>): string | number
  reset(widget: string | number): void
}

const scripts = new Map<string, Promise<WidgetApi>>()

function load(provider: CaptchaProviderName): Promise<WidgetApi> {
  const { script: address, global } = captchaProviders[provider]
  const known = scripts.get(address)
  if (known) return known
  const loading = new Promise<WidgetApi>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => {
      const api = (window as unknown as Record<string, WidgetApi>)[global]!
      if (api.ready) api.ready(() => resolve(api))
      else resolve(api)
    }
    script.onerror = () => {
      scripts.delete(address)
      reject(new Error(`${provider} could not be loaded`))
    }
    document.head.append(script)
  })
  scripts.set(address, loading)
  return loading
}

/** Reports a token when one is earned, and null when it expires. @param round increments when a token was used and another is needed */
export default function CaptchaWidget({
  provider,
  siteKey,
  round,
  onToken,
  onFail,
}: {
  provider: CaptchaProviderName
  siteKey: string
  round: number
  onToken: (token: string | null) => void
  onFail: (error: Error) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<{ api: WidgetApi; id: string | number } | null>(null)

  useEffect(() => {
    let isGone = false
    load(provider)
      .then((api) => {
        if (isGone || !place.current || widget.current) return
        const id = api.render(place.current, {
          sitekey: siteKey,
          callback: onToken,
          'expired-callback': () => onToken(null),
          'error-callback': () => onFail(new Error(`${provider} failed`)),
        })
        widget.current = { api, id }
      })
      .catch(onFail)
    return () => {
      isGone = true
    }
  }, [provider, siteKey, onToken, onFail])

  useEffect(() => {
    if (round > 0) widget.current?.api.reset(widget.current.id)
  }, [round])

  return <div ref={place} />
}
