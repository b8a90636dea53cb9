# The website's nodes: one backend for each, and all of them in the director.

probe ready {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend node1 { .host = "127.0.0.1"; .port = "8081"; .probe = ready; }
backend node2 { .host = "127.0.0.1"; .port = "8082"; .probe = ready; }

# Who may purge: the website's nodes.
acl nodes {
    "localhost";
}

sub vcl_init {
    new website = directors.round_robin();
    website.add_backend(node1);
    website.add_backend(node2);
}
