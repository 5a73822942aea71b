import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Ellipsis, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { appConfig } from '#config'
import type { CardPdfSize, StudentCard } from '#api/academic/student-cards.ts'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { MenuLink, MenuList, MenuSeparator } from '#design/components/overlays/menu-items.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { LostCardDialog, LostCardItem } from './report-lost-card.tsx'

/** What the student does with a card besides showing it. */
export function CardMenu({ card: { cardId, course, situation } }: { card: StudentCard }) {
  const { t } = useLingui()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const pdf = (size: CardPdfSize) => `${appConfig.basePath}/enrollment-student-cards/${cardId}/pdf?size=${size}`
  return (
    <>
      <Menu id={id} size="md" label={t`Mais sobre a carteira de ${course}`} triggerClassName={iconButtonLook()} trigger={<Ellipsis />}>
        <MenuList>
          {situation === 'active' ? (
            <>
              <li>
                <MenuLink href={pdf('card')} download icon={<Download />}>
                  <Trans>Baixar no tamanho de cartão</Trans>
                </MenuLink>
              </li>
              <li>
                <MenuLink href={pdf('a4')} download icon={<Printer />}>
                  <Trans>Imprimir em folha A4</Trans>
                </MenuLink>
              </li>
              <li>
                <MenuSeparator />
              </li>
            </>
          ) : null}
          <li>
            <LostCardItem
              cardId={cardId}
              onPress={() => {
                // The menu gives the focus back to its button, to which the dialog returns it.
                document.getElementById(id)?.hidePopover()
                setAsking(true)
              }}
            />
          </li>
        </MenuList>
      </Menu>
      {isAsking ? <LostCardDialog cardId={cardId} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
