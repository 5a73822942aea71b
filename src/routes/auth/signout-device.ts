import { createFileRoute } from '@tanstack/react-router'
import { signOutDeviceByForm } from '../../auth/sign-out/sign-out.server.ts'

/** Handles the form of the device list in browsers without scripts. */
export const Route = createFileRoute('/auth/signout-device')({
  server: { handlers: { POST: signOutDeviceByForm } },
})
