import { expose } from 'comlink'
import { FileWorker } from './FileWorker.ts'

expose(new FileWorker())
