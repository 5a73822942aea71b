import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react'
import { appConfig } from '#config'
import { css } from '../../../styled-system/css/index.js'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { PageJump } from '#design/components/navigation/page-jump.tsx'
import { PageSizeSelect } from '#design/components/navigation/page-size-select.tsx'
import { Pagination } from '#design/components/navigation/pagination.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import type { DebtSearch } from './debt-search.ts'
import { onPage } from './list-address.ts'
import { useListForm } from './list-form.tsx'
import { StaffListLink } from './staff-list-link.tsx'
import type { PageRange } from './staff-page-range.ts'

/** On phones the five ways on do not fit in one line: the arrows stay together below the page's number. */
const pagerFrame = css({
  mdDown: {
    '& .pagination__pages': { width: 'full', justifyContent: 'space-between' },
    '& .pagination__pages > form': { order: '-1', flexBasis: 'full' },
  },
})

interface StaffDebtsPagerProps {
  search: DebtSearch
  range: PageRange
  totalCount: number
}

/** Where the page lies in the list, how long it is, and the way to every other page. */
export function StaffDebtsPager({ search, range, totalCount }: StaffDebtsPagerProps) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const sizeForm = useListForm(search, ['perPage'])
  const jumpForm = useListForm(search, ['page'])
  const { page, pageCount } = range
  const [from, to, total, pages] = [range.from, range.to, totalCount, pageCount].map(number)
  return (
    <div className={pagerFrame}>
      <Pagination
        label={t`Páginas`}
        summary={<span role="status">{t`${from} a ${to} de ${total}`}</span>}
        pageSize={
          <PageSizeSelect
            {...sizeForm.form}
            label={t`Linhas por página`}
            submitLabel={t`Mostrar`}
            sizes={appConfig.pageSizes}
            value={search.perPage ?? appConfig.defaultPageSize}
            name="perPage"
          >
            {sizeForm.carried}
          </PageSizeSelect>
        }
        first={<Step to={page > 1 ? 1 : null} label={t`Primeira página`} icon={ChevronsLeft} />}
        previous={<Step to={page > 1 ? page - 1 : null} label={t`Página anterior`} icon={ChevronLeft} />}
        jump={
          <PageJump {...jumpForm.form} label={t`Página`} page={page} pageCount={pageCount} of={t`de ${pages}`}>
            {jumpForm.carried}
          </PageJump>
        }
        next={<Step to={page < pageCount ? page + 1 : null} label={t`Próxima página`} icon={ChevronRight} />}
        last={<Step to={page < pageCount ? pageCount : null} label={t`Última página`} icon={ChevronsRight} />}
      />
    </div>
  )
}

/** One arrow; `to` is null where it leads nowhere. */
function Step({ to, label, icon: Icon }: { to: number | null; label: string; icon: LucideIcon }) {
  const arrow = <Icon size={20} strokeWidth={1.75} aria-hidden />
  if (to === null) {
    return (
      <span className={iconButtonLook('outline')} role="link" aria-disabled="true" aria-label={label}>
        {arrow}
      </span>
    )
  }
  return (
    <StaffListLink change={(now) => onPage(now, to)} className={iconButtonLook('outline')} aria-label={label}>
      {arrow}
    </StaffListLink>
  )
}
