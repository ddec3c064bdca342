export { CommunityPage as Component } from '@dropwatt/ui/pages'
