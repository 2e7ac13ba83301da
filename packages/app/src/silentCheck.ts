/** Runs in keycloak-js's hidden frame: sends the identity service's answer to the page that asked. */
parent.postMessage(location.href, location.origin)
