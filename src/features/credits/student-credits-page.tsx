import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { StudentCredits } from '#api/financial/credits.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardHeader, CardRows, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { StudentRecords } from '../../subjects/debts/student-records.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { useCourseWords } from '../../subjects/person/use-course-words.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import { useCreditOrigin } from './credit-words.ts'
import { creditQueries } from './credits.queries.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { UsesCard } from './uses-card.tsx'

/** A student's credit at an institution, for staff who apply or refund it. */
export function StudentCreditsPage({ enrollmentId }: { enrollmentId: number }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(creditQueries.ofStudent(enrollmentId))
  const { money } = useFormats()
  const { registrationText } = useCourseWords()
  const { studentName, course, registration } = data.student
  return (
    <>
      <PageHeader
        back={
          <Link to="/financial/credits" className={textLinkLook({ variant: 'alone', size: 'sm' })} activeOptions={{ exact: true }}>
            <ArrowLeft />
            <Trans>Créditos</Trans>
          </Link>
        }
        title={t`Créditos de ${studentName}`}
        subtitle={
          <Facts>
            <OfficeText>{course}</OfficeText>
            {registrationText(registration)}
          </Facts>
        }
        figure={
          <>
            <Amount size="display">{money(data.left)}</Amount>
            <p>
              <Trans>a usar</Trans>
            </p>
          </>
        }
      />
      <TwoColumn
        width="wide"
        lead={data.mayUse ? <CreditActions credits={data} /> : null}
        aside={<StudentRecords studentName={studentName} registration={registration} />}
      >
        <OriginsCard credits={data.credits} />
        <UsesCard uses={data.uses} />
      </TwoColumn>
    </>
  )
}

function CreditActions({ credits }: { credits: StudentCredits }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'apply' | 'refund' | null>(null)
  const [done, setDone] = useState<'apply' | 'refund' | null>(null)
  const finish = (act: 'apply' | 'refund') => {
    setDone(act)
    setOpen(null)
  }
  const hasCredit = credits.left > 0
  return (
    <Card aria-labelledby="credit-acts">
      <CardSection>
        <CardTitle id="credit-acts">
          <Trans>O que fazer</Trans>
        </CardTitle>
        {done ? (
          <Notice tone="ok" live="status" title={done === 'apply' ? t`Crédito abatido do débito.` : t`Devolução registrada.`}>
            <Trans>Dá para desfazer até o fim do dia, na lista do que foi feito.</Trans>
          </Notice>
        ) : null}
        {hasCredit ? (
          <>
            <Button full variant="primary" onClick={() => setOpen('apply')}>
              <Trans>Abater de um débito</Trans>
            </Button>
            <Button full onClick={() => setOpen('refund')}>
              <Trans>Registrar devolução</Trans>
            </Button>
          </>
        ) : (
          <p>
            <Trans>Não há crédito a usar.</Trans>
          </p>
        )}
      </CardSection>
      {open === 'apply' ? <ApplyDialog credits={credits} onClose={() => setOpen(null)} onDone={() => finish('apply')} /> : null}
      {open === 'refund' ? <RefundDialog credits={credits} onClose={() => setOpen(null)} onDone={() => finish('refund')} /> : null}
    </Card>
  )
}

function OriginsCard({ credits }: Pick<StudentCredits, 'credits'>) {
  const { money } = useFormats()
  const getOrigin = useCreditOrigin()
  return (
    <Card aria-labelledby="origins">
      <CardHeader id="origins" title={<Trans>De onde veio</Trans>} />
      {credits.length === 0 ? (
        <CardSection>
          <p>
            <Trans>Este aluno não pagou nada a mais.</Trans>
          </p>
        </CardSection>
      ) : (
        <CardRows>
          {credits.map((credit) => {
            const { title, way } = getOrigin(credit)
            const left = money(credit.left)
            return (
              <ItemRow
                key={credit.creditId}
                title={
                  <Link
                    to="/financial/received-payments/$paymentId"
                    params={{ paymentId: credit.paymentId }}
                    className={textLinkLook()}
                    dir="auto"
                  >
                    {title}
                  </Link>
                }
                description={
                  <Facts>
                    {way}
                    <code>{credit.receiptNumber}</code>
                    {credit.left === credit.amount ? null : credit.left === 0 ? <Trans>já usado</Trans> : <Trans>restam {left}</Trans>}
                  </Facts>
                }
                date={money(credit.amount)}
              />
            )
          })}
        </CardRows>
      )}
    </Card>
  )
}
