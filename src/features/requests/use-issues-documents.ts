import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'

/** Returns whether the student may issue the transcript and the statement of an enrollment at once, as they may of every enrollment. */
export const useIssuesDocuments = (): boolean => offersPage(useShell(), '/academic-situation')
