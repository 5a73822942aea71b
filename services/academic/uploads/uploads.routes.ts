import { requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { applicantProfiles, isStaff, officeMember, callerScope } from '../access/scopes.ts'
import { base } from '../base.ts'
import { mayManageRequests } from '#api/permissions.ts'
import { abortUpload, beginUpload, completeUpload, downloadUrl, resumeUpload, type UploadPorts } from './uploads.ts'

export function uploadsRouter(ports: UploadPorts) {
  /** Scope of callers who hand something in, or of the office when it answers requests. */
  const scope = (context: ServiceContext) => {
    const caller = requireSelf(context)
    return isStaff(caller) ? officeMember(caller, mayManageRequests) : callerScope(caller, applicantProfiles)
  }
  return {
    begin: base.uploads.begin.handler(({ context, input }) => beginUpload(ports, scope(context), input)),
    resume: base.uploads.resume.handler(({ context, input }) => resumeUpload(ports, scope(context), input.key, input.contentType)),
    complete: base.uploads.complete.handler(({ context, input }) => completeUpload(ports, scope(context), input.key)),
    abort: base.uploads.abort.handler(async ({ context, input }) => {
      await abortUpload(ports, scope(context), input.key)
      return {}
    }),
    download: base.uploads.download.handler(async ({ context, input }) => ({ url: await downloadUrl(ports, scope(context), input.key) })),
  }
}
