import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'

/** Opens the file of a complementary activity in a new tab, for its student and for staff who decide on it. */
export function OpenCertificate({ activityId, label, children }: { activityId: number; label: string; children: ReactNode }) {
  return (
    <a
      className={buttonLook()}
      href={`${appConfig.basePath}/academic-situation/certificates/${activityId}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
    >
      <FileText />
      {children}
    </a>
  )
}
