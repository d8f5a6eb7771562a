/// <reference lib="webworker" />
import { type Detail, readWorld } from './world.ts'

/** Reads the outlines of the world beside the page, which goes on meanwhile. Says null when they cannot be had. */
declare const self: DedicatedWorkerGlobalScope

self.onmessage = async ({ data: detail }: MessageEvent<Detail>) => {
  self.postMessage(await readWorld(detail).catch(() => null))
}
