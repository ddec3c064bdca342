import { expose } from 'comlink'

expose({ ping: () => 1 })
