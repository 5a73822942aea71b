import { useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SupportSetting } from '#api/integration.ts'
import { FloatingButton } from '#design/components/actions/floating-button.tsx'
import { useAnnouncedSector } from '../../shared/support-sector.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useAllowsThirdPartyScripts } from '../assistants/assistants.tsx'
import { whatsappAddress } from './whatsapp-address.ts'

/** docs/requirements/shell.md §4 */
export function FloatingSupport() {
  const { support } = useShell()
  const sector = useAnnouncedSector()
  const allowsThirdPartyScripts = useAllowsThirdPartyScripts()
  const setting = support.find(({ sectors }) => sectors.some((one) => one.sector.alias === sector))
  if (setting?.type === 'whatsapp') return <WhatsappSupport {...setting} />
  if (setting?.template && allowsThirdPartyScripts) return <BlipSupport template={setting.template} />
  return null
}

function WhatsappSupport({ cellphone, message, title, subtitle, position }: SupportSetting) {
  const { t } = useLingui()
  const button = useRef<HTMLAnchorElement>(null)
  const isLow = position.startsWith('bottom')
  useEffect(() => {
    const stop = new AbortController()
    void import('./avoid-controls.ts').then(
      ({ avoidControls }) => {
        if (!button.current || stop.signal.aborted) return
        stop.signal.addEventListener('abort', avoidControls(button.current, isLow ? -1 : 1))
      },
      () => delete button.current?.dataset.aside,
    )
    return () => stop.abort()
  }, [isLow])
  const address = cellphone && whatsappAddress(cellphone, message)
  if (!address) return null
  return (
    <FloatingButton
      ref={button}
      // Until scripts have found a place that covers nothing.
      data-aside=""
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      corner={position}
      title={title}
      subtitle={subtitle}
      note={t`Abre o WhatsApp em outra aba`}
      icon={<MessageCircle size={24} strokeWidth={1.75} aria-hidden />}
    />
  )
}

function BlipSupport({ template }: { template: NonNullable<SupportSetting['template']> }) {
  const { t } = useLingui()
  const failed = t`Não foi possível abrir o chat da instituição.`
  useEffect(() => {
    const stop = new AbortController()
    void import('./blip-chat.ts')
      .then(({ openBlipChat }) => openBlipChat(template, stop.signal))
      // oxlint-disable-next-line no-console -- asked for by docs/requirements/shell.md, section 8
      .catch((error: unknown) => console.error(failed, error))
    return () => stop.abort()
  }, [template, failed])
  return null
}
