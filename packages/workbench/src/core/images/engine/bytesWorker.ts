import { expose } from 'comlink'
import { bytesCalls } from './bytesCalls.ts'

expose(bytesCalls())
