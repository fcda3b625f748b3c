not Java
