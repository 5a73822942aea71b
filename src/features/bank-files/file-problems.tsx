import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BankFileDetails } from '#api/financial/bank-files.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useProblemNames } from './bank-file-words.tsx'

type Problems = Pick<BankFileDetails, 'problems'>

/** Says why a file cannot be used. */
export function Refusal({ problems }: Problems) {
  const { t } = useLingui()
  return (
    <>
      <Notice
        tone="danger"
        live="alert"
        title={t`O arquivo não pode ser usado`}
        action={
          <Link to="/financial/bank-files" className={buttonLook({ size: 'sm' })}>
            <Trans>Enviar outro arquivo</Trans>
          </Link>
        }
      >
        <Trans>Nada foi baixado. Peça ao banco um arquivo novo ou corrija o que a lista diz, e envie de novo.</Trans>
      </Notice>
      <ProblemList problems={problems} title={<Trans>O que está errado</Trans>} />
    </>
  )
}

/** Lines of a file that cannot be read, while the rest can. */
export function SkippedLines({ problems }: Problems) {
  return (
    <>
      <Notice
        tone="warning"
        title={
          <Plural value={problems.length} one="# linha do arquivo não pôde ser lida" other="# linhas do arquivo não puderam ser lidas" />
        }
      >
        <Trans>O que está nelas fica sem baixa. Confira com o banco; o restante do arquivo pode ser confirmado.</Trans>
      </Notice>
      <ProblemList problems={problems} title={<Trans>Linhas não lidas</Trans>} />
    </>
  )
}

function ProblemList({ problems, title }: Problems & { title: ReactNode }) {
  const { t } = useLingui()
  const names = useProblemNames()
  return (
    <Card aria-labelledby="problems">
      <CardHeader id="problems" title={title} />
      <CardSection>
        <PlainList>
          {problems.map(({ line, reason }) => (
            <PlainRow key={`${line} ${reason}`}>
              {t`Linha ${line}:`} <span>{names[reason]}</span>
            </PlainRow>
          ))}
        </PlainList>
      </CardSection>
    </Card>
  )
}
