import { Trans } from '@lingui/react/macro'
import type { Locale } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { orderLanguages, type PostedAnnouncement, getTexts } from './announcement-values.ts'
import { newAnnouncementAction } from './announcements.queries.ts'
import { useSendWords } from './use-send-words.ts'

interface ReviewPostedProps {
  posted: PostedAnnouncement
  review: NonNullable<PostedAnnouncement['review']>
  main: Locale
}

/** The question of `SendAnnouncement` on a page of its own, for a form that was sent before scripts ran. */
export function ReviewPosted({ posted: { values, personSearch, failure }, review, main }: ReviewPostedProps) {
  const { question, confirm, reach, getProblem } = useSendWords(values, review.people)
  const [sendDate, sendTime] = values.sendAt.split('T')
  const carried: Record<string, string | undefined> = {
    announcementId: review.announcementId,
    kind: values.kind,
    profile: values.profile,
    course: values.course,
    person: values.person?.value,
    personSearch,
    opens: values.opens,
    page: values.page,
    when: values.when,
    sendDate,
    sendTime,
    ...Object.fromEntries(
      orderLanguages(main).flatMap((locale) => [
        [`title-${locale}`, values[`title-${locale}`]],
        [`message-${locale}`, values[`message-${locale}`]],
      ]),
    ),
  }
  return (
    <TwoColumn
      width="wide"
      aside={
        <Card aria-labelledby="question">
          <CardHeader id="question" title={question} />
          <CardSection>
            <Form
              method="post"
              action={newAnnouncementAction}
              aria-labelledby="question"
              actions={
                <>
                  <Button type="submit" name="step" value="send" variant="primary">
                    {confirm}
                  </Button>
                  <Button type="submit" name="step" value="edit">
                    <Trans>Voltar</Trans>
                  </Button>
                </>
              }
            >
              {failure ? <Notice tone="danger" live="alert" title={getProblem(failure)} /> : null}
              <p>{reach}</p>
              {Object.entries(carried).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value ?? ''} />
              ))}
            </Form>
          </CardSection>
        </Card>
      }
    >
      <AnnouncementPreview texts={getTexts(values)} main={main} />
    </TwoColumn>
  )
}
