/** Node finds no folders in packages, so the file is named, which the types know as the folder. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote'
}
