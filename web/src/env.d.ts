/// <reference types="vite/client" />
declare module 'virtual:wires' {
  export const wires: import('#shared/client.ts').Wires;
}
