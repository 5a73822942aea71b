import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AgreementSimulation } from '#api/financial/agreement-settings-calls.ts'
import type { AgreementSetting, PaymentPlan } from '#api/financial/agreement-settings.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { agreementSettingsPage, type AgreementSettingsSearch } from './agreement-settings-search.ts'
import type { ShownPlace, ShownPlans, ShownSettings } from './agreement-settings.queries.ts'
import { CopyPlans } from './copy-plans.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PlanRangesSection } from './plan-ranges-section.tsx'
import { PlanTable } from './plan-table.tsx'
import { RemovePlan } from './remove-plan.tsx'
import { SimulationSection } from './simulation-section.tsx'
import { useSettingsWords } from './use-settings-words.ts'

interface PlansTabProps {
  search: AgreementSettingsSearch
  shown: ShownSettings & { place: ShownPlace; setting: AgreementSetting; plans: ShownPlans }
  busy: boolean
  renderOffers: (simulation: AgreementSimulation) => ReactNode
}

type Opened = { kind: 'edit'; plan: PaymentPlan | null } | { kind: 'remove'; plan: PaymentPlan }

/** Shows an institution's plans, what they offer by value, and what one student is offered. */
export function PlansTab({ search, shown, busy, renderOffers }: PlansTabProps) {
  const { t } = useLingui()
  const { place, setting, plans } = shown
  const { planName } = useSettingsWords(place)
  const [opened, open] = useState<Opened | null>(null)
  const [done, setDone] = useState('')
  const close = () => open(null)
  const closeAndAnnounce = (message: string) => {
    close()
    setDone(message)
  }
  const asSaved = (plan: PaymentPlan) => plans.results.find(({ planId }) => planId === plan.planId) ?? plan
  return (
    <>
      {done ? <Notice tone="ok" live="status" title={done} /> : null}
      <TitledSection
        id="plans"
        title={t`Planos de pagamento`}
        aside={
          <Button icon={<Plus />} onClick={() => open({ kind: 'edit', plan: null })}>
            <Trans>Novo plano</Trans>
          </Button>
        }
      >
        <PlanTable
          place={place}
          setting={setting}
          plans={plans.results}
          busy={busy}
          onEdit={(plan) => open({ kind: 'edit', plan })}
          onRemove={(plan) => open({ kind: 'remove', plan })}
        />
        <ShortPager
          list={agreementSettingsPage}
          search={search}
          totalCount={plans.totalCount}
          renderLink={(page, link) => <Link to="/financial/agreement-settings" search={{ ...search, page }} {...link} />}
        />
        {plans.totalCount === 0 ? <CopyPlans shown={shown} onCopied={setDone} /> : null}
      </TitledSection>
      <SimulationSection search={search} setting={setting} renderOffers={renderOffers} />
      <PlanRangesSection place={place} plans={plans} />
      {opened?.kind === 'edit' ? (
        <PlanDialog
          place={place}
          setting={setting}
          plan={opened.plan && asSaved(opened.plan)}
          onClose={close}
          onSaved={(plan) => {
            const name = planName(plan)
            closeAndAnnounce(t`Plano salvo: ${name}`)
          }}
        />
      ) : opened?.kind === 'remove' ? (
        <RemovePlan
          place={place}
          plan={asSaved(opened.plan)}
          onClose={close}
          onRemoved={({ isRetired }) => {
            const name = planName(opened.plan)
            closeAndAnnounce(isRetired ? t`Plano fora de oferta: ${name}` : t`Plano excluído: ${name}`)
          }}
        />
      ) : null}
    </>
  )
}
