import { extensionOf } from '#design/components/files/file-types.ts'
import type { SendFile } from '#design/components/files/use-uploads.ts'
import { paymentFileAddress } from './payment-file-address.ts'

/** Names of files that were begun, so that sending one again keeps it once. */
const names = new WeakMap<File, string>()

/** Under which name a file was sent, if it was begun. */
export const sentName = (file: File): string | undefined => names.get(file)

/** Sends what shows that a payment was made. By a route of its own: server functions hold whole bodies. */
export function sendPaymentFile(paymentId: string): SendFile<void> {
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const ending = extensionOf(file.name).replace('jpeg', 'jpg')
      const name = names.get(file) ?? `${crypto.randomUUID()}.${ending}`
      names.set(file, name)
      const body = new FormData()
      body.set('paymentId', paymentId)
      body.set('file', file)
      // Not fetch: that does not tell how much was sent.
      const request = new XMLHttpRequest()
      request.open('POST', paymentFileAddress(name))
      request.setRequestHeader('accept', 'application/json')
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
      request.onload = () => (request.status === 200 ? resolve() : reject(new Error(`answered ${request.status}`)))
      request.onerror = () => reject(new Error('not sent'))
      signal.addEventListener('abort', () => {
        request.abort()
        reject(signal.reason as Error)
      })
      request.send(body)
    })
}
