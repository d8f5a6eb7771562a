/// <reference lib="webworker" />
import { type Detail, readWorld } from './world.ts'

/** Reads the outlines off the main thread. Posts null if they cannot be loaded. */
declare const self: DedicatedWorkerGlobalScope

self.onmessage = async ({ data: detail }: MessageEvent<Detail>) => {
  self.postMessage(await readWorld(detail).catch(() => null))
}
