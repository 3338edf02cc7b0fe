/** Passkeys: what the browser makes and answers, between it and the server. */
import { addPasskey, logInByPasskey, passkeyOptions, passkeyQuestion } from '../lib/api'
import type { PasskeyList, Person } from '../lib/messages'

/** Why passkeys can't be used here; nothing: they can. */
export function passkeyObstacle(): string | null {
  if (!window.isSecureContext) return 'ui-passkeys-insecure'
  if (typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON !== 'function') return 'ui-passkeys-old'
  // Browsers make none for an address that is only a number.
  return /^[0-9.]+$|^\[/.test(window.location.hostname) ? 'ui-passkeys-number' : null
}

/** Whether somebody changed their mind: nothing to be told of. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)

export async function makePasskey(name: string): Promise<PasskeyList> {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(await passkeyOptions())
  const made = (await navigator.credentials.create({ publicKey: options })) as PublicKeyCredential
  return addPasskey(name, made.toJSON())
}

export async function usePasskey(): Promise<Person> {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await passkeyQuestion())
  const answer = (await navigator.credentials.get({ publicKey: options })) as PublicKeyCredential
  return logInByPasskey(answer.toJSON())
}
