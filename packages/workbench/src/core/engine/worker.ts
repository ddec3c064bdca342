import { expose } from 'comlink'
import { createFileWorker } from './FileWorker.ts'

expose(createFileWorker())
