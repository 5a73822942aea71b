import { createFileRoute } from '@tanstack/react-router'
import { signOutDeviceByForm } from '../../auth/sign-out/sign-out.server.ts'

/** Where the list of devices posts without scripts. */
export const Route = createFileRoute('/auth/signout-device')({
  server: { handlers: { POST: signOutDeviceByForm } },
})
