import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Banner } from '#design/components/feedback/banner.tsx'
import { SkipLink } from '#design/components/navigation/skip-link.tsx'
import { AppFooter } from '#design/patterns/app-frame.tsx'
import { boundedCache } from '../../request/bounded-cache.server.ts'
import { getNavigation } from '../../request/navigation.ts'
import { isStaff } from '../../request/permissions.ts'
import { StudentAreas } from './area-bar.server.tsx'
import type { UnreadWords } from './frame-rules.ts'
import { type FrameInputs, frameVersion } from './frame-inputs.server.ts'
import { LegalLinks } from '../legal-links.tsx'
import { type FramePartName, type FrameText, frameText } from './frame-text.ts'
import { Header } from './header.server.tsx'
import { HelpInFooter } from './help.server.tsx'
import { MainMenu } from './main-menu.server.tsx'

const texts = boundedCache<Record<FramePartName, FrameText>>()

/** Returns the frame for everybody with the same inputs, drawn once. */
export const frameTexts = (inputs: FrameInputs, i18n: I18n): Record<FramePartName, FrameText> =>
  texts(frameVersion(inputs), () => drawFrame(inputs, i18n))

/** The attributes that fifty icons would repeat: a rule of `app-frame__part` replaces them. */
const iconLook = ' fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

export function drawFrame(inputs: FrameInputs, i18n: I18n): Record<FramePartName, FrameText> {
  const { settings, person, locale } = inputs
  const navigation = getNavigation(settings.navigation, { person, has: settings.features, locale })
  const unread = unreadWords(i18n)
  const draw = (part: ReactNode) =>
    frameText(renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>).replaceAll(iconLook, ' data-icon=""'), unread)
  return {
    skip: draw(
      <>
        <SkipLink target="content">{t(i18n)`Ir para o conteúdo`}</SkipLink>
        {/* Said once, for all that staff do (docs/decisions/0088). */}
        {isStaff(person) ? (
          <noscript>
            <Banner>{t(i18n)`Para agir nesta página, ative o JavaScript no navegador.`}</Banner>
          </noscript>
        ) : null}
      </>,
    ),
    top: draw(
      <>
        <Header inputs={inputs} navigation={navigation} unread={unread} />
        <MainMenu inputs={inputs} navigation={navigation} />
      </>,
    ),
    foot: draw(
      <>
        <AppFooter>
          <HelpInFooter inputs={inputs} />
          <span className="app-frame__legal">
            <LegalLinks {...inputs.legal} />
          </span>
        </AppFooter>
        <StudentAreas inputs={inputs} navigation={navigation} />
      </>,
    ),
  }
}

/** Returns a plural of two forms, in which the browser replaces the number. */
function unreadWords(i18n: I18n): UnreadWords {
  const words = (unread: number) => t(i18n)`${plural(unread, { one: 'Notificações, # não lida', other: 'Notificações, # não lidas' })}`
  return { none: t(i18n)`Notificações`, one: words(1), other: words(2).replace('2', '#') }
}
